"""The rules of docs/rules/tiletum.md; `course` says what comes next."""
