import type { SyntaxNodeRef } from "@lezer/common";
import {
  type CodeLine,
  codeLines,
  lineAt,
  NEVER,
  OPENING,
} from "./chunk_code_lines.ts";
import { type CodeLanguage, parseCode } from "./chunk_code_parse.ts";

/** A named piece of code. */
export interface Definition {
  /** Its name; `""` if it has none. */
  name: string;
  /** How many definitions it is inside of. */
  readonly level: number;
  /** Its first line, or that of the comment right above it. */
  readonly first: number;
  /** The line with its name. */
  named: number;
  /** Its last line. */
  readonly last: number;
}

/** What cutting source code has to know about it. */
export interface CodeLayout {
  readonly lines: readonly CodeLine[];
  /** In the order in which they start. */
  readonly definitions: readonly Definition[];
}

// Deeper than that, all cuts cost the same: so deep nesting takes no longer.
const DEEPEST = 24;
const DEEPEST_LEVEL = 2;

const setOf = (names: string) => new Set(names.split(" "));

/** What holds statements, members or entries, one below the other. */
const BODIES = setOf(
  "Script Block ClassBody Body ObjectType EnumBody SwitchBody MatchBody " +
    "ObjectExpression ArrayExpression DictionaryExpression SetExpression " +
    "JSXElement",
);
const CLOSERS = setOf("} ] JSXCloseTag");
const COMMENTS = setOf("LineComment BlockComment Comment");
const DEFINITIONS = setOf(
  "FunctionDeclaration ClassDeclaration InterfaceDeclaration EnumDeclaration " +
    "NamespaceDeclaration AmbientFunctionDeclaration MethodDeclaration " +
    "FunctionDefinition ClassDefinition",
);
/** Definitions as well, if they stand at the top and take several lines. */
const VALUES = setOf(
  "VariableDeclaration AssignStatement TypeAliasDeclaration",
);
const WRAPPERS = setOf(
  "ExportDeclaration AmbientDeclaration DecoratedStatement",
);
/** Where definitions are looked for. */
const PLACES = new Set([
  ...setOf("Script Block ClassBody Body IfStatement TryStatement"),
  ...DEFINITIONS,
  ...WRAPPERS,
]);
const NAMES = setOf(
  "VariableDefinition TypeDefinition PropertyDefinition " +
    "PrivatePropertyDefinition",
);
/** Where Python's names are plain variables. */
const NAMED_BY_VARIABLE = setOf(
  "FunctionDefinition ClassDefinition AssignStatement",
);

/** A node of the tree, while the walk is inside it. */
interface Frame {
  readonly node: string;
  /** How deep the innermost body is that it is in, or is. */
  readonly depth: number;
  readonly isBody: boolean;
  /** How many definitions it is in; `Infinity` where none are looked for. */
  readonly level: number;
  readonly line: number;
  /** Its first line, or that of the comment right above it. */
  readonly group: number;
  readonly definition: Definition | undefined;
  /** What it defines, itself or inside an `export`. */
  name: string;
  /** The child before, if this is a body. */
  before?: Neighbour;
  /** The indent of what stands in this body. */
  indent?: number;
}

/** A child of a body. */
interface Neighbour {
  readonly end: number;
  readonly lastLine: number;
  readonly group: number;
  readonly name: string;
  /** Whether it is a comment with its lines to itself. */
  readonly isComment: boolean;
  /** Whether it is on the line on which the body opens. */
  readonly opens: boolean;
}

/** Finds out where source code may be cut, and what its parts are called. */
export function layOutCode(source: string, language: CodeLanguage): CodeLayout {
  const lines = codeLines(source);
  const definitions: Definition[] = [];
  const frames: Frame[] = [];
  let errorEnd = -1;

  const indentOf = (line: number) => lines[line]!.text - lines[line]!.start;

  /** The last line that has something of a node on it. */
  function lastLineOf(to: number): number {
    const line = lineAt(lines, to);
    return line > 0 && lines[line]!.text >= to ? line - 1 : line;
  }

  /** Prices the cut in front of a body's child; tells where its group starts. */
  function place(body: Frame, node: SyntaxNodeRef, line: number): number {
    const { before } = body;
    const isComment = COMMENTS.has(node.name);
    if (body.node === "Script" && !isComment) lines[line]!.isCode = true;
    if (before?.lastLine === line) return before.group;
    const indent = indentOf(line);
    const opens = before ? before.opens : body.node !== "Script";
    if (!isComment && !opens) body.indent ??= indent;
    if (!before || CLOSERS.has(node.name)) return line;
    if (before.opens) {
      lines[line]!.cost = OPENING;
      return line;
    }
    // What ends in an error may go on here.
    if (errorEnd >= before.end) return line;
    // A comment is at the indent of what it speaks of.
    const around = body.indent ?? indent;
    if (isComment && indent > around) return line;
    if (
      before.isComment && !lines[line]!.afterBlank &&
      indentOf(before.lastLine) <= around
    ) return before.group;
    lines[line]!.cost = body.depth;
    return line;
  }

  function enter(node: SyntaxNodeRef): void {
    const parent = frames.at(-1);
    const { name, from, to } = node;
    const isName = NAMES.has(name) ||
      name === "VariableName" && NAMED_BY_VARIABLE.has(parent?.node ?? "");
    if (parent?.definition?.name === "" && isName) {
      parent.definition.name = source.slice(from, to);
      parent.definition.named = lineAt(lines, from);
    }

    const isBody = BODIES.has(name);
    const inBody = parent?.isBody ?? false;
    const level = !parent
      ? 0
      : PLACES.has(parent.node)
      ? parent.level + (parent.definition ? 1 : 0)
      : Infinity;
    const mayDefine = level <= DEEPEST_LEVEL &&
      (DEFINITIONS.has(name) || level === 0 && VALUES.has(name));
    const line = inBody || mayDefine ? lineAt(lines, from) : parent?.line ?? 0;
    const group = inBody ? place(parent!, node, line) : parent?.group ?? 0;
    if (node.type.isError && !inBody) errorEnd = Math.max(errorEnd, to);
    let definition: Definition | undefined;
    if (mayDefine) {
      const last = lastLineOf(to);
      if (DEFINITIONS.has(name) || last > line) {
        definition = { name: "", level, first: group, named: line, last };
        definitions.push(definition);
      }
    }
    frames.push({
      node: name,
      depth: Math.min(
        parent ? parent.depth + (isBody ? 1 : 0) : 0,
        DEEPEST,
      ),
      isBody,
      level,
      line,
      group,
      definition,
      name: "",
    });
  }

  function leave({ name: node, from, to }: SyntaxNodeRef): void {
    const frame = frames.pop()!;
    const parent = frames.at(-1);
    if (!parent) return;
    const name = frame.definition?.name || frame.name;
    if (WRAPPERS.has(parent.node) && name) parent.name = name;
    if (!parent.isBody) return;
    const { before } = parent;
    const { line, group } = frame;
    // Overloads, or a property's getter and setter.
    if (name && before?.name === name) lines[group]!.cost = NEVER;
    const lastLine = lastLineOf(to);
    parent.before = {
      end: Math.min(to, lines[lastLine]!.end),
      lastLine,
      group,
      name,
      isComment: COMMENTS.has(node) && from === lines[line]!.text,
      opens: before
        ? before.opens && before.lastLine === line
        : parent.node !== "Script",
    };
  }

  if (lines.length > 0) parseCode(source, language).iterate({ enter, leave });
  return { lines, definitions };
}
