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
  /** The line with its name. */
  namedLine: number;
  /**
   * Whether it is a top-level statement, or what one exports or decorates. What
   * an `if` has inside is not: the `if` is no definition, and has no name.
   */
  readonly isTop: boolean;
  /** How many definitions it is inside of. */
  readonly level: number;
  /** Where it starts, or the comment right above it, indent included. */
  readonly start: number;
  readonly end: number;
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
/** Definitions as well, if they are top-level statements of several lines. */
const VALUES = setOf(
  "VariableDeclaration AssignStatement TypeAliasDeclaration",
);
const WRAPPERS = setOf(
  "ExportDeclaration AmbientDeclaration DecoratedStatement",
);
/** Where definitions are looked for. */
const PLACES = new Set([
  ...setOf(
    "Script Block ClassBody Body IfStatement ForStatement WhileStatement " +
      "DoStatement LabeledStatement WithStatement TryStatement CatchClause " +
      "FinallyClause SwitchStatement SwitchBody MatchStatement MatchBody " +
      "MatchClause GlobalDeclaration StaticBlock",
  ),
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

/** What no name of a definition comes after. */
const ENDS_OF_NAMES = setOf("Equals AssignOp");

/** A node of the tree, while the walk is inside it. */
interface Frame {
  readonly node: string;
  /** How deep the innermost body is that it is in, or is. */
  readonly depth: number;
  readonly isBody: boolean;
  /** Whether it is a top-level statement, or what one exports or decorates. */
  readonly isTop: boolean;
  /** How many definitions it is in; `Infinity` where none are looked for. */
  readonly level: number;
  readonly line: number;
  /** Where it starts, or the comment right above it, indent included. */
  readonly groupStart: number;
  readonly definition: Definition | undefined;
  /** Whether it is a definition and its name may still come. */
  awaitsName: boolean;
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
  readonly groupStart: number;
  readonly name: string;
  /** Whether it is a comment with its lines to itself. */
  readonly isComment: boolean;
  /**
   * Whether it is on the line on which the body opens. The first child of
   * `{ a(); }` and of `: a()` is the brace or the colon itself, so this is how a
   * child that has the header alone before it is told from the others.
   */
  readonly isOnOpeningLine: boolean;
}

/** Finds out where source code may be cut, and what its parts are called. */
export function layOutCode(source: string, language: CodeLanguage): CodeLayout {
  const lines = codeLines(source);
  const definitions: Definition[] = [];
  const frames: Frame[] = [];
  let errorEnd = -1;

  const indentOf = (line: number) =>
    lines[line]!.textStart - lines[line]!.start;

  /** The last line that has something of a node on it. */
  function lastLineOf(to: number): number {
    const line = lineAt(lines, to);
    return line > 0 && lines[line]!.textStart >= to ? line - 1 : line;
  }

  /** Prices the cut in front of a body's child; tells where its group starts. */
  function place(body: Frame, node: SyntaxNodeRef, line: number): number {
    const { before } = body;
    const { start, textStart, afterBlank } = lines[line]!;
    const ownStart = node.from === textStart ? start : node.from;
    const isComment = COMMENTS.has(node.name);
    if (body.node === "Script" && !isComment) lines[line]!.isCode = true;
    if (before?.lastLine === line) {
      return before.isComment ? before.groupStart : ownStart;
    }
    // The first child is the brace or the colon itself.
    if (!before && body.node !== "Script") return ownStart;
    const indent = indentOf(line);
    if (!isComment) body.indent ??= indent;
    if (!before || CLOSERS.has(node.name)) return ownStart;
    if (before.isOnOpeningLine) {
      lines[line]!.cost = OPENING;
      return ownStart;
    }
    // What ends in an error may go on here.
    if (errorEnd >= before.end) return ownStart;
    // A comment is at the indent of what it speaks of.
    const around = body.indent ?? indent;
    if (isComment && indent > around) return ownStart;
    if (
      before.isComment && !afterBlank && indentOf(before.lastLine) <= around
    ) return before.groupStart;
    lines[line]!.cost = body.depth;
    return ownStart;
  }

  /** Gives a definition its name, the first that comes in it. */
  function nameDefinition(frame: Frame, node: SyntaxNodeRef): void {
    const { name, from, to } = node;
    const isName = NAMES.has(name) ||
      name === "VariableName" && NAMED_BY_VARIABLE.has(frame.node);
    if (frame.definition && isName) {
      frame.definition.name = source.slice(from, to);
      frame.definition.namedLine = lineAt(lines, from);
    }
    // Behind an equals sign or an error, it is the name of something else.
    if (isName || ENDS_OF_NAMES.has(name) || node.type.isError) {
      frame.awaitsName = false;
    }
  }

  function enter(node: SyntaxNodeRef): void {
    const parent = frames.at(-1);
    const { name, from, to } = node;
    if (parent?.awaitsName) nameDefinition(parent, node);

    const isBody = BODIES.has(name);
    const inBody = parent?.isBody ?? false;
    const isTop = frames.length === 1 ||
      parent !== undefined && parent.isTop && WRAPPERS.has(parent.node);
    const level = !parent
      ? 0
      : PLACES.has(parent.node)
      ? parent.level + (parent.definition ? 1 : 0)
      : Infinity;
    const mayDefine = level <= DEEPEST_LEVEL &&
      (DEFINITIONS.has(name) || isTop && VALUES.has(name));
    const line = inBody || mayDefine ? lineAt(lines, from) : parent?.line ?? 0;
    const groupStart = inBody
      ? place(parent!, node, line)
      : parent?.groupStart ?? 0;
    // The grammar of Python misses something behind a yield without a value.
    const isYield = parent?.node.startsWith("Yield");
    if (node.type.isError && !inBody && !isYield) {
      errorEnd = Math.max(errorEnd, to);
    }
    let definition: Definition | undefined;
    if (mayDefine) {
      const lastLine = lastLineOf(to);
      if (DEFINITIONS.has(name) || lastLine > line) {
        const start = inBody || WRAPPERS.has(parent!.node) ? groupStart : from;
        const end = Math.min(to, lines[lastLine]!.end);
        const namedLine = line;
        definition = { name: "", namedLine, isTop, level, start, end };
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
      isTop,
      level,
      line,
      groupStart,
      definition,
      awaitsName: definition !== undefined,
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
    const { line, groupStart } = frame;
    // Overloads, or a property's getter and setter.
    if (name && before?.name === name) {
      lines[lineAt(lines, groupStart)]!.cost = NEVER;
    }
    const lastLine = lastLineOf(to);
    parent.before = {
      end: Math.min(to, lines[lastLine]!.end),
      lastLine,
      groupStart,
      name,
      isComment: COMMENTS.has(node) && from === lines[line]!.textStart,
      isOnOpeningLine: before
        ? before.isOnOpeningLine && before.lastLine === line
        : parent.node !== "Script",
    };
  }

  if (lines.length === 0) return { lines, definitions };
  const tree = parseCode(source, language);
  tree.iterate({ enter, leave });
  // Where the parser gave up, a part begins that it knows nothing about.
  const unread = lines.find(({ start }) => start >= tree.length);
  if (unread) Object.assign(unread, { cost: 0, isCode: true });
  return { lines, definitions };
}
