import { assertEquals } from "@std/assert";
import { exercise } from "chunking/exercise";
import source from "./08-5_nothing_torn_off.ts" with { type: "text" };

const ex = exercise<{ cutPython(source: string): string[] }>({
  id: "08-5",
  title: "Nothing torn off",
  points: 4,
  source,
  hints: [
    "A decorator or a comment cannot be given to a chunk when you see it: it " +
    "depends on the line that comes next. Keep such lines aside until you know.",
    "Keep `above`, the decorators and comments that wait, and `inText`. A line " +
    "that is none of them takes them along, into a new chunk if it begins a " +
    'definition. An odd number of `"""` on a line turns inText around.',
  ],
});

ex.test("functions and classes", ({ cutPython }) => {
  const parts = [
    "import csv\nLIMIT = 3",
    "def one():\n    return 1",
    "class Two:\n    def inside(self):\n        pass",
    "async def three():\n    pass",
  ];
  assertEquals(cutPython(parts.join("\n\n") + "\n"), parts);
  assertEquals(cutPython(parts.join("\n")), parts);
});

ex.test("decorators and comments", ({ cutPython }) => {
  const parts = [
    "import csv",
    "# Reads.\n@lru_cache\ndef read():\n    pass",
    "@one\n@two(3)\n# Why two.\nasync def write():\n    pass",
    "# A shelf.\nclass Shelf:\n    # Inside.\n    @property\n    def size(self): ...",
  ];
  assertEquals(cutPython(parts.join("\n\n\n")), parts);
  assertEquals(cutPython(parts.join("\n")), parts);
});

ex.test("comments that belong to nothing below", ({ cutPython }) => {
  assertEquals(cutPython("# Licence.\n\nimport csv\n\ndef a():\n    pass"), [
    "# Licence.\n\nimport csv",
    "def a():\n    pass",
  ]);
  assertEquals(cutPython("def a():\n    pass\n# Done.\n\ndef b():\n    pass"), [
    "def a():\n    pass\n# Done.",
    "def b():\n    pass",
  ]);
  assertEquals(cutPython("def a():\n    pass\n# Call it.\na()\n# End."), [
    "def a():\n    pass\n# Call it.\na()\n# End.",
  ]);
});

ex.test("what only looks like a definition", ({ cutPython }) => {
  const text = "define = 1\nclassic = 2\nasync_def = 3\n  def a(): ...\ndef";
  assertEquals(cutPython(text), [text]);
});

ex.test("texts in three quotation marks", ({ cutPython }) => {
  const parts = [
    'def a():\n    return """\ndef no():\n@no\n# no\nclass No:\n"""',
    'def b():\n    """One line."""\n    return 1',
    '"""\n# no\n"""\ndef c():\n    pass',
  ];
  assertEquals(cutPython(parts.slice(0, 2).join("\n")), parts.slice(0, 2));
  assertEquals(cutPython(parts[2]!), ['"""\n# no\n"""', "def c():\n    pass"]);
  // A definition whose own line opens a text, and one right below its end.
  const own = 'def d(e="""\ndef no():\n"""): ...';
  assertEquals(cutPython(`${own}\n@f\ndef g(): ...`), [
    own,
    "@f\ndef g(): ...",
  ]);
  assertEquals(cutPython('a = """""" + """\n@no\ndef no():\n"""'), [
    'a = """""" + """\n@no\ndef no():\n"""',
  ]);
});

ex.test("nothing at all", ({ cutPython }) => {
  assertEquals(cutPython(""), []);
  assertEquals(cutPython("\n \n"), []);
  assertEquals(cutPython("# alone"), ["# alone"]);
});

ex.test("the file of the lesson", ({ cutPython }) => {
  const parts = [
    "import csv\nfrom functools import lru_cache",
    `# The file is read once. Call forget() when it has changed.
@lru_cache
def read_shelves(path):
    with open(path) as file:
        return list(csv.reader(file))`,
    `@retry(times=3)
async def order(item, amount):
    text = """
def is how Python begins a function. Please send:
"""
    await send(text, item, amount)`,
    `class Shelf:
    """One shelf."""

    def is_empty(self):
        return self.pieces == 0`,
  ];
  assertEquals(cutPython(parts.join("\n\n") + "\n"), parts);
});
