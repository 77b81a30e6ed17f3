"""The games: each a package of rules and data, none of which knows another."""
