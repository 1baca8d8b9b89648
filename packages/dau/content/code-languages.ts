import components from 'prismjs/components';

/**
 * Other names of Prism's languages, as on GitHub and in editors. Some are names of languages that Prism
 * lacks, and that are highlighted as a similar one.
 */
const OTHER_NAMES = {
  bash: 'zsh ksh fish',
  batch: 'bat cmd',
  cpp: 'c++ cc cxx hpp',
  csharp: 'c#',
  diff: 'patch',
  fsharp: 'f#',
  go: 'golang',
  hcl: 'terraform tf',
  ini: 'cfg conf env dotenv',
  javascript: 'mjs cjs node',
  json: 'jsonc jsonl ndjson',
  makefile: 'make',
  markdown: 'mdx',
  markup: 'vue svelte astro htm',
  nasm: 'asm',
  objectivec: 'objective-c',
  powershell: 'ps1 pwsh',
  protobuf: 'proto',
  rust: 'rs',
  sql: 'mysql postgres postgresql psql sqlite',
  typescript: 'mts cts',
  wasm: 'wat',
};

const otherNames = Object.entries(OTHER_NAMES).flatMap(([id, names]) =>
  names.split(' ').map((name): [name: string, id: string] => [name, id]),
);

/** Maps each name of a code language, such as `js`, to its Prism id, such as `javascript`. */
export const codeLanguages: ReadonlyMap<string, string> = new Map([
  ...otherNames,
  ...Object.entries(components.languages).flatMap(([id, language]) => {
    const {alias = []} = typeof language === 'string' ? {} : language;
    return [id, ...[alias].flat()].map((name): [string, string] => [name, id]);
  }),
]);

const notInPrism: ReadonlyMap<string, string> = new Map(otherNames);

/** Returns the name under which Prism knows the language of a code block. `rust,no_run` is `rust`. */
export function prismName(language: string): string {
  const name = language.replace(/,.*/, '');
  return notInPrism.get(name.toLowerCase()) ?? name;
}
