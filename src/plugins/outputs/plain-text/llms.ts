/** One line of `llms.txt`. */
export type Entry = {readonly title: string; readonly description: string; readonly url: string};

/** The content of `llms.txt`. */
export type Llms = {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly {readonly heading: string; readonly entries: readonly Entry[]}[];
};

/** Returns the text of `llms.txt`, which lists the pages for language models: https://llmstxt.org. */
export function llmsText({title, summary, sections}: Llms): string {
  const parts = sections
    .filter(({entries}) => entries.length > 0)
    .map(
      ({heading, entries}) =>
        `## ${heading}\n\n${entries.map((entry) => `- [${entry.title}](${entry.url}): ${entry.description}`).join('\n')}\n`,
    );
  return [`# ${title}\n`, `> ${summary}\n`, ...parts].join('\n');
}
