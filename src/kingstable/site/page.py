"""The page with which a site begins: that of the client, which is told here that there is no server."""

from __future__ import annotations

from html import escape

from kingstable.kernel import LANGUAGES
from kingstable.words import Speaker

_LINKS = """<link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-180.png" />
    <script defer src="./check.js"></script>"""
#: ``check.js``: whether the browser has what is needed: workers that are modules, unpacking, exceptions in WebAssembly.
CHECK = """(function () {
  var modules = false
  try {
    new Worker('data:,', { get type() { modules = true } }).terminate()
  } catch (e) {}
  if (modules && window.DecompressionStream && window.WebAssembly && WebAssembly.Exception) return
  document.getElementById('app').remove()
  document.getElementById('old').hidden = false
})()
"""


def page(client: str) -> str:
    """The client's page as the page of a site."""
    told = client.replace("<html ", '<html data-host="tab" ', 1)
    told = told.replace("</head>", f"  {_LINKS}\n  </head>", 1)
    return told.replace("<body>", f"<body>\n{_said('old', 'site-old-browser')}{_without_scripts()}", 1)


def _said(id: str, message: str) -> str:
    return f'    <div id="{id}" role="alert" hidden>{_in_all_languages(message)}</div>\n'


def _without_scripts() -> str:
    return f"    <noscript>{_in_all_languages('site-no-scripts')}</noscript>"


def _in_all_languages(message: str) -> str:
    return "".join(f'<p lang="{lang}">{escape(Speaker(lang, place="terminal").say(message))}</p>' for lang in LANGUAGES)
