import components from 'prismjs/components';

/** Prism's ids of code languages, by the names that a code block can use. */
export const codeLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(components.languages).flatMap(([id, language]) => {
    const {alias = []} = typeof language === 'string' ? {} : language;
    return [id, ...[alias].flat()].map((name): [string, string] => [name, id]);
  }),
);
