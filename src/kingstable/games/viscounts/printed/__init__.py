"""The shapes of all printed things: cards, boards, schemes and the effects on them, as frozen structs."""
