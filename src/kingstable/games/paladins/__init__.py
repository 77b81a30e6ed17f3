"""Paladins."""
