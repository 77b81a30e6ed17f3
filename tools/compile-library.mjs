// Compiles what Python loads whenever it begins, by that Python itself, in Node: a page then starts twice as soon.
//
//     node tools/compile-library.mjs build/pyodide
//
// reads python_stdlib.zip of that folder and writes compiled.zip beside it, for `kingstable site`.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const folder = resolve(process.argv[2])
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href)
const python = await loadPyodide({ indexURL: folder })
const library = readFileSync(`${folder}/python_stdlib.zip`)
python.FS.writeFile('/library.zip', library)
python.globals.set('digest', createHash('sha256').update(library).digest('hex'))
python.runPython(`
import hashlib, html, importlib.metadata, importlib.resources, ipaddress, secrets, statistics, urllib.parse, uuid  # ours
import sys
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from zipfile import ZipFile, ZipInfo

loaded = {str(getattr(module.__spec__, "origin", "")).rpartition(".zip/")[2] for module in [*sys.modules.values()]}
#: What a page has no use for: it makes room for what is compiled, which is larger than its source.
TOOLS = {
    *("unittest", "doctest", "pdb", "bdb", "pydoc", "_pyrepl", "profile", "cProfile", "pstats", "trace", "pickletools"),
    *("multiprocessing", "sqlite3", "xmlrpc", "wsgiref", "imaplib", "mailbox", "smtplib", "poplib", "ftplib"),
}

with ZipFile("/library.zip") as source, ZipFile("/compiled.zip", "w") as compiled:
    compiled.comment = digest.encode()
    for name in sorted(source.namelist()):
        body = source.read(name)
        if name.partition("/")[0].removesuffix(".py") in TOOLS:
            continue
        if name in loaded:
            code = compile(body, name, "exec", dont_inherit=True, optimize=2)
            name, body = f"{name}c", bytes(_code_to_hash_pyc(code, source_hash(body), False))
        compiled.writestr(ZipInfo(name), body)
`)
writeFileSync(`${folder}/compiled.zip`, python.FS.readFile('/compiled.zip'))
