import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import ts from 'typescript';
import { root } from './project.ts';

/** A component in the catalogue, with the states that its stories must show and the names of the stories that it must have. */
export type CatalogueEntry = { component: string; states: string[]; stories: string[] };
/** A story file, with its stories and the states that they quote. */
export type StoryFile = { component: string; stories: string[]; states: string[] };

/** Splits a list of states at its commas, but not at commas in brackets or numbers. */
const splitStates = (text: string): string[] => text.split(/, (?![^(]*\))/).map((item) => item.trim());

/**
 * The rows of packages/ui/components.md. If a section contains a line "All of them: `Bust`, …", every component of the section must have stories
 * with these names.
 */
export function readCatalogue(markdown: string): CatalogueEntry[] {
  return markdown.split(/^## /m).flatMap((section) => {
    const [, storyList = ''] = section.match(/^.*All of them: (.*?)\.$/m) ?? [];
    const stories = [...storyList.matchAll(/`(\w+)`/g)].map(([, name]) => name as string);
    return [...section.matchAll(/^\| `(\w+)`\s*\|([^|]*)\|([^|]*)\|/gm)].map(([, component, , states]) => ({
      component: component as string,
      states: splitStates(states as string),
      stories,
    }));
  });
}

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined =>
  object.properties.filter(ts.isPropertyAssignment).find((property) => property.name.getText() === name)?.initializer;

const stringsIn = (value: ts.Expression | undefined): string[] => {
  if (!value) return [];
  if (ts.isArrayLiteralExpression(value)) return value.elements.flatMap(stringsIn);
  return ts.isStringLiteralLike(value) ? [value.text] : [];
};

/** The exported stories of a source, and the states in their `parameters.state`: a string literal or an array of string literals. */
export function readStories(text: string): Omit<StoryFile, 'component'> {
  const source = ts.createSourceFile('a.stories.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const exported = source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword));
  const stories = exported.flatMap(({ declarationList }) => [...declarationList.declarations]);
  return {
    stories: stories.map(({ name }) => name.getText()),
    states: stories.flatMap(({ initializer }) => {
      if (!initializer || !ts.isObjectLiteralExpression(initializer)) return [];
      const parameters = propertyOf(initializer, 'parameters');
      return parameters && ts.isObjectLiteralExpression(parameters) ? stringsIn(propertyOf(parameters, 'state')) : [];
    }),
  };
}

/** The differences between stories and catalogue, as lines of text. */
export function stateProblems(catalogue: readonly CatalogueEntry[], files: readonly StoryFile[]): string[] {
  const missing = catalogue.flatMap(({ component, states, stories }) => {
    const found = files.find((file) => file.component === component);
    if (!found) return [`${component}: is listed, but has no stories`];
    return [
      ...states.filter((state) => !found.states.includes(state)).map((state) => `${component}: no story shows "${state}"`),
      ...stories.filter((story) => !found.stories.includes(story)).map((story) => `${component}: has no story ${story}`),
    ];
  });
  const unknown = files.flatMap(({ component, states }) => {
    const listed = catalogue.find((row) => row.component === component);
    if (!listed) return [`${component}: has stories, but is not listed`];
    return states.filter((state) => !listed.states.includes(state)).map((state) => `${component}: "${state}" is not listed`);
  });
  return [...missing, ...unknown];
}

/** The differences between packages/ui/components.md and the stories of packages/ui. */
export function componentStates(): { problems: string[]; states: number; components: number } {
  const catalogue = readCatalogue(readFileSync(join(root, 'packages/ui/components.md'), 'utf8'));
  const files = globSync('packages/ui/src/*/*.stories.tsx', { cwd: root }).map((path) => ({
    component: basename(dirname(path)),
    ...readStories(readFileSync(join(root, path), 'utf8')),
  }));
  return {
    problems: stateProblems(catalogue, files),
    states: catalogue.flatMap(({ states }) => states).length,
    components: catalogue.length,
  };
}
