import components from 'prismjs/components';

/** Maps each name of a code language, such as `js`, to its Prism id, such as `javascript`. */
export const codeLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(components.languages).flatMap(([id, language]) => {
    const {alias = []} = typeof language === 'string' ? {} : language;
    return [id, ...[alias].flat()].map((name): [string, string] => [name, id]);
  }),
);
