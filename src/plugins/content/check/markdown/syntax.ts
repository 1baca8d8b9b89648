import type {Problem} from '../../../../lib/problems';
import type {SyntaxFault} from './parser';

const CODE = 'or put it between backticks (`) as code';

/** What MDX says, and what to do about it. */
const ADVICE: readonly (readonly [RegExp, string])[] = [
  [
    /to create a comment in MDX/,
    'a comment written {/* like this */}; "<!--" is HTML, which MDX cannot read here',
  ],
  [
    /to create a link in MDX/,
    'a link written [text](https://example.com), or the bare address; an address between < and > is no link in MDX',
  ],
  [/^Unexpected character .* before name|before name, expected/, `"&lt;" for the sign <; ${CODE}`],
  [/before attribute name|in attribute name|after attribute name/, 'attributes like name="value"'],
  [/before attribute value/, 'an attribute value between quotes: name="value"'],
  [
    /^Unexpected character .* (in|after) name|local name|in member/,
    `"&lt;" for the sign <; ${CODE}`,
  ],
  [
    /end of file in expression|closing brace|Unexpected lazy line in expression/,
    `"\\{" for the sign {, ${CODE}; a { begins an expression in MDX and needs its }`,
  ],
  [
    /parse expression with acorn/,
    `"\\{" for the sign {, ${CODE}; between { and } MDX expects JavaScript. The id of a heading stands at the end of its line: ## Title {#id}`,
  ],
  [/parse import\/exports with acorn/, 'a correct import or export, with an empty line after it'],
  [
    /expected a closing tag|Expected corresponding closing tag|closing slash|Unexpected closing tag/i,
    '',
  ],
  [/Unexpected end of file/, 'the rest of a tag: each <tag> ends with >, each quote is closed'],
];

function closingAdvice(reason: string): string {
  const tag = /<([\w.]+)[^>]*>/.exec(reason)?.[1] ?? 'tag';
  const isVoid = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/.test(tag);
  return isVoid
    ? `<${tag} />, with a slash: in MDX every tag is closed`
    : `a closing </${tag}> where <${tag}> was opened, with the same indentation and empty lines around both`;
}

/** What MDX itself cannot read, with a remedy in plain words. */
export function syntaxProblem(file: string, {reason, line}: SyntaxFault): Problem {
  const known = ADVICE.find(([pattern]) => pattern.test(reason));
  const advice = known?.[1] === '' ? closingAdvice(reason) : known?.[1];
  const said = reason.replace(/\s+/g, ' ').slice(0, 200);
  return {
    file,
    line,
    expected: advice
      ? `${advice} (MDX says: ${said})`
      : `Markdown that MDX can read (MDX says: ${said})`,
  };
}
