/** Languages of code that Prism can highlight, by their ids there and by other names. */
import components from 'prismjs/components';

/** The ids by every name that a block of code may give. */
export const codeLanguages: ReadonlyMap<string, string> = new Map(
  Object.entries(components.languages).flatMap(([id, language]) => {
    const {alias = []} = typeof language === 'string' ? {} : language;
    return [id, ...[alias].flat()].map((name): [string, string] => [name, id]);
  }),
);
