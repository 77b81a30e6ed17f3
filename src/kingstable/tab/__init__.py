"""Kingstable in a browser tab, without a server: the rules run in the page's own Python, and nothing does any I/O.

`host.Host` answers a page as a server would, and `mind.Thinking` decides for minds. Whoever runs them, in the browser
the workers of `web/src/local`, carries messages to and fro and keeps what is to be kept.
"""
