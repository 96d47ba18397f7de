/** Test runners, and what they are made of: no folder may hold one under this name. */
const ANYWHERE =
  'pytest _pytest pluggy iniconfig xdist unittest doctest mock nose nose2 coverage tox hypothesis random os sys io ' +
  're json math time types typing abc ast inspect importlib pathlib subprocess tempfile traceback warnings ' +
  'contextlib functools collections enum logging argparse dataclasses operator site builtins'

/** The rest of the standard library, which is looked up in a few folders of a project first. */
const ON_PATH =
  'aifc array asynchat asyncio asyncore atexit audioop base64 bdb binascii bisect bz2 cProfile calendar cgi cgitb ' +
  'chunk cmath cmd code codecs codeop colorsys compileall concurrent configparser contextvars copy copyreg csv ' +
  'ctypes curses datetime dbm decimal difflib dis distutils email encodings ensurepip errno faulthandler fcntl ' +
  'filecmp fileinput fnmatch fractions ftplib gc genericpath getopt getpass gettext glob graphlib grp gzip hashlib ' +
  'heapq hmac html http imaplib imghdr imp ipaddress itertools keyword linecache locale lzma mailbox mailcap ' +
  'marshal mimetypes mmap modulefinder multiprocessing netrc nntplib ntpath numbers opcode optparse pdb pickle ' +
  'pickletools pipes pkgutil platform plistlib poplib posix posixpath pprint profile pstats pty pwd py_compile ' +
  'pyclbr pydoc pydoc_data pyexpat queue quopri readline reprlib resource rlcompleter runpy sched secrets select ' +
  'selectors shelve shlex shutil signal smtpd smtplib socket socketserver sqlite3 sre_compile sre_constants ' +
  'sre_parse ssl stat statistics string stringprep struct symtable sysconfig syslog tabnanny tarfile telnetlib ' +
  'termios textwrap threading timeit tkinter token tokenize tomllib trace tracemalloc tty unicodedata urllib uu ' +
  'uuid venv wave weakref webbrowser wsgiref xdrlib xml xmlrpc zipapp zipfile zipimport zlib zoneinfo'

/** A glob for all of them: hundreds would take longer to be read than all else at a start. */
const modules = (names: string, folders: string) =>
  ['.py', '/__init__.py'].map((ending) => `${folders}{${names.replaceAll(' ', ',')}}${ending}`)

/** Modules that Python would take from the project instead of its own: a test runner among them. */
export const PYTHON_SHADOWS = [...modules(ANYWHERE, '**/'), ...modules(ON_PATH, '{,src/,lib/,python/}')]
