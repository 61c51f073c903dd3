import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { repositoryFolder } from "../folders.ts";

const sources = path.join(repositoryFolder, "medusa-server/src");
const namesTable = /\b(?:from|join|update|into) "\w+"/;
/** Matches an expression that writes one parameter for each of several values. */
const isValueList = /^\w+\.map\(\(\) => "\?"\)\.join\(", "\)$/;
const isStatement = (text: string) =>
  /^\s*(?:with|select|insert|update|delete)\b/.test(text) && namesTable.test(text);

/**
 * A statement as the database gets it. A template with a part of several possible values gives several statements.
 */
type Statement = { file: string; line: number; sql: string };
/** Values of the parts that the sources do not contain, by file and then by the expression in the source. */
export type KnownParts = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

type Literal = ts.StringLiteral | ts.NoSubstitutionTemplateLiteral | ts.TemplateExpression;
/** The values of a call's parameters, by their declarations. */
type Scope = ReadonlyMap<ts.Node, readonly string[]>;

const isLiteral = (node: ts.Node): node is Literal =>
  ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  ts.forEachChild(node, (child) => visit(child, see));
}

/**
 * Reads the SQL statements of the sources, resolving the parts they are built from: constants, also of other files,
 * functions of one expression, parameters by their calls in the same file or by their type, lists of values.
 *
 * @returns the statements, and the parts that cannot be resolved
 */
export function readStatements(known: KnownParts): { statements: Statement[]; unread: string[] } {
  const files = new Map<string, ts.SourceFile>();
  const parts = new Set<ts.Node>();
  /** By pattern `const { a, b } = object[key]`: the member of the object for which a statement is being read. */
  const members = new Map<ts.ObjectBindingPattern, ts.ObjectLiteralExpression>();

  const parse = (file: string) => {
    const found =
      files.get(file) ??
      ts.createSourceFile(
        file,
        fs.readFileSync(path.join(sources, file), "utf8"),
        ts.ScriptTarget.Latest,
        true,
      );
    files.set(file, found);
    return found;
  };
  const fileOf = (node: ts.Node) => node.getSourceFile().fileName;
  const cannotRead = (node: ts.Node) => new Error(`${fileOf(node)}: ${node.getText()}`);

  function read(node: ts.Node, scope: Scope): readonly string[] {
    const given = known[fileOf(node)]?.[node.getText()];
    if (given !== undefined) return given;
    if (isValueList.test(node.getText())) return ["?, ?"];
    if (isLiteral(node)) parts.add(node);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return readTemplate(node, scope);
    if (ts.isConditionalExpression(node))
      return [...read(node.whenTrue, scope), ...read(node.whenFalse, scope)];
    if (ts.isIdentifier(node)) return readName(node, scope);
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression))
      return readCall(node, node.expression, scope);
    throw cannotRead(node);
  }

  /** Resolves a template. A part that occurs twice has the same value in both places. */
  function readTemplate(template: ts.TemplateExpression, scope: Scope): string[] {
    const names = template.templateSpans.map(({ expression }) => expression.getText());
    let choices: ReadonlyMap<string, string>[] = [new Map()];
    template.templateSpans.forEach(({ expression }, index) => {
      const name = expression.getText();
      if (names.indexOf(name) !== index) return;
      const values = read(expression, scope);
      choices = choices.flatMap((choice) => values.map((value) => new Map([...choice, [name, value]])));
    });
    return choices.map((choice) =>
      template.templateSpans.reduce(
        (text, { literal }, index) => text + choice.get(names[index]!) + literal.text,
        template.head.text,
      ),
    );
  }

  function readCall(call: ts.CallExpression, name: ts.Identifier, scope: Scope): readonly string[] {
    const declaration = findDeclaration(name);
    const made = declaration && ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    if (made === undefined || !ts.isArrowFunction(made)) throw cannotRead(call);
    const values = made.parameters.map((parameter, index) => {
      const value = call.arguments[index] ?? parameter.initializer;
      if (value === undefined) throw cannotRead(call);
      return [parameter, read(value, scope)] as const;
    });
    return read(made.body, new Map([...scope, ...values]));
  }

  function readName(name: ts.Identifier, scope: Scope): readonly string[] {
    const declaration = findDeclaration(name);
    if (declaration === undefined) throw cannotRead(name);
    const bound = scope.get(declaration);
    if (bound !== undefined) return bound;
    if (ts.isParameter(declaration)) return readParameter(declaration);
    if (ts.isBindingElement(declaration)) return readElement(declaration, name, scope);
    if (!ts.isVariableDeclaration(declaration)) throw cannotRead(name);
    if (declaration.initializer !== undefined) return read(declaration.initializer, scope);
    const loop = declaration.parent.parent;
    if (ts.isForOfStatement(loop) && ts.isArrayLiteralExpression(loop.expression)) {
      return loop.expression.elements.flatMap((element) => read(element, scope));
    }
    throw cannotRead(name);
  }

  /** Resolves the values that a parameter's type allows, or that the calls in its file pass. */
  function readParameter(parameter: ts.ParameterDeclaration): readonly string[] {
    const types = parameter.type && ts.isUnionTypeNode(parameter.type) ? parameter.type.types : [];
    const literals = types.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
    if (literals.length > 0) return literals;
    const owner = parameter.parent;
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent)
        ? owner.parent.name
        : undefined;
    const index = owner.parameters.indexOf(parameter);
    const found: string[] = parameter.initializer ? [...read(parameter.initializer, new Map())] : [];
    visit(parameter.getSourceFile(), (node) => {
      if (!ts.isCallExpression(node) || node.expression.getText() !== name?.getText()) return;
      const value = node.arguments[index];
      if (value !== undefined) found.push(...read(value, new Map()));
    });
    if (found.length === 0) throw cannotRead(parameter);
    return [...new Set(found)];
  }

  /** Resolves `const [a] = condition ? ["x", 1] : ["y", 2]`, and a member of a chosen object. */
  function readElement(element: ts.BindingElement, name: ts.Identifier, scope: Scope): readonly string[] {
    const pattern = element.parent;
    if (ts.isObjectBindingPattern(pattern)) {
      const property = members.get(pattern)?.properties.find((one) => one.name?.getText() === name.text);
      if (property && ts.isPropertyAssignment(property)) return read(property.initializer, scope);
      if (members.has(pattern) && element.initializer) return read(element.initializer, scope);
      throw cannotRead(name);
    }
    const made = ts.isVariableDeclaration(pattern.parent) ? pattern.parent.initializer : undefined;
    const index = pattern.elements.indexOf(element);
    const readIn = (list: ts.Node | undefined): readonly string[] => {
      if (list && ts.isConditionalExpression(list))
        return [...readIn(list.whenTrue), ...readIn(list.whenFalse)];
      const value = list && ts.isArrayLiteralExpression(list) ? list.elements[index] : undefined;
      if (value === undefined) throw cannotRead(name);
      return read(value, scope);
    };
    return readIn(made);
  }

  /** Finds a name's declaration, in the file itself or in the one it is imported from. */
  function findDeclaration(name: ts.Identifier): ts.Node | undefined {
    for (let at: ts.Node = name; at; at = at.parent) {
      const found = listDeclared(at).find(
        (one) => "name" in one && (one.name as ts.Node).getText() === name.text,
      );
      if (found === undefined) continue;
      return ts.isImportSpecifier(found) ? findExport(found) : found;
    }
    return undefined;
  }

  function findExport(specifier: ts.ImportSpecifier): ts.Node | undefined {
    const from = specifier.parent.parent.parent.moduleSpecifier;
    if (!ts.isStringLiteral(from) || !from.text.startsWith(".")) return undefined;
    const file = path.join(path.dirname(fileOf(specifier)), from.text);
    return listDeclared(parse(file)).find(
      (one) =>
        ts.isVariableDeclaration(one) &&
        one.name.getText() === (specifier.propertyName ?? specifier.name).text,
    );
  }

  function readRoot(root: Literal): string[] {
    const pattern = findMemberPattern(root);
    if (pattern === undefined) return [...read(root, new Map())];
    return pattern.choices.flatMap((choice) => {
      members.set(pattern.binding, choice);
      return read(root, new Map());
    });
  }

  /** Finds `const { a, b } = object[key]` in the function around a statement, and every object that it may be. */
  function findMemberPattern(root: ts.Node) {
    for (let at: ts.Node = root; at; at = at.parent) {
      for (const one of listDeclared(at)) {
        if (!ts.isBindingElement(one) || !ts.isObjectBindingPattern(one.parent)) continue;
        const made = ts.isVariableDeclaration(one.parent.parent) ? one.parent.parent.initializer : undefined;
        if (!made || !ts.isElementAccessExpression(made) || !ts.isIdentifier(made.expression)) continue;
        const object = findDeclaration(made.expression);
        if (!object || !ts.isVariableDeclaration(object) || !object.initializer) continue;
        if (!ts.isObjectLiteralExpression(object.initializer)) continue;
        const choices = object.initializer.properties.flatMap((property) =>
          ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)
            ? [property.initializer]
            : [],
        );
        return { binding: one.parent, choices };
      }
    }
    return undefined;
  }

  const found: { literal: Literal; texts: string[] }[] = [];
  const unread: string[] = [];
  for (const file of fs.globSync("**/*.ts", {
    cwd: sources,
    exclude: (name) => /\.test\.ts$|migrations/.test(name),
  })) {
    visit(parse(file), (node) => {
      if (!isLiteral(node)) return;
      const isPart = parts.has(node);
      try {
        const texts = namesTable.test(node.getText()) || ts.isTemplateExpression(node) ? readRoot(node) : [];
        found.push({ literal: node, texts: [...new Set(texts)].filter(isStatement) });
      } catch (error) {
        if (namesTable.test(node.getText()) || /^.\s*(?:select|with) /.test(node.getText()))
          unread.push(String(error));
      }
      if (!isPart) parts.delete(node);
    });
  }
  const statements = found.flatMap(({ literal, texts }) => {
    if (parts.has(literal)) return [];
    const { line } = literal.getSourceFile().getLineAndCharacterOfPosition(literal.getStart());
    return texts.map((sql) => ({ file: fileOf(literal), line: line + 1, sql }));
  });
  return { statements, unread };
}

/** Lists the declarations that a node puts into scope. */
function listDeclared(node: ts.Node): ts.Node[] {
  const elementsOf = (name: ts.BindingName): ts.Node[] =>
    ts.isIdentifier(name)
      ? []
      : name.elements.flatMap((one) => (ts.isBindingElement(one) ? [one, ...elementsOf(one.name)] : []));
  const ofList = (list: ts.VariableDeclarationList) =>
    list.declarations.flatMap((one) => [one, ...elementsOf(one.name)]);
  if (ts.isFunctionLike(node)) return node.parameters.flatMap((one) => [one, ...elementsOf(one.name)]);
  if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer))
    return ofList(node.initializer);
  if (!ts.isBlock(node) && !ts.isSourceFile(node)) return [];
  return node.statements.flatMap((statement): ts.Node[] => {
    if (ts.isVariableStatement(statement)) return ofList(statement.declarationList);
    if (!ts.isImportDeclaration(statement)) return [];
    const names = statement.importClause?.namedBindings;
    return names && ts.isNamedImports(names) ? [...names.elements] : [];
  });
}
