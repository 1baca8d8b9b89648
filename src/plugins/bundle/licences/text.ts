import {isAccepted} from './accepted';
import type {Shipped} from './shipped';

/** Names a package with its version. */
const titleOf = ({name, version}: Shipped) => (version ? `${name} ${version}` : name);

/** Returns what is wrong with a licence, as a sentence with the remedy; nothing if it is fine. */
function problemOf(each: Shipped): string[] {
  const list = 'src/plugins/bundle/licences/accepted.ts';
  const instead = 'or use another package';
  if (each.licence === '')
    return [
      `${titleOf(each)} does not say its licence. Find it at its source and add it to "found" in ${list}, ${instead}.`,
    ];
  if (!isAccepted(each.licence))
    return [
      `${titleOf(each)} has the licence "${each.licence}", which is not accepted. Read it; if readers may get such code, add it to "accepted" in ${list}. Otherwise use another package.`,
    ];
  if (each.texts.length === 0)
    return [
      `${titleOf(each)} has no file with the text of its licence (${each.licence}). Ask its authors for one, ${instead}.`,
    ];
  return [];
}

/**
 * Returns the content of `licences.txt`.
 *
 * @throws if a licence is unknown, is not accepted or has no text; the message names all of them
 */
export function licencesText(shipped: readonly Shipped[]): string {
  const problems = shipped.flatMap(problemOf);
  if (problems.length > 0) {
    throw new Error(
      `Licences of what browsers get:\n${problems.map((each) => `- ${each}`).join('\n')}`,
    );
  }
  const line = '-'.repeat(80);
  const parts = shipped.map((each) =>
    [line, `${titleOf(each)} (${each.licence})`, line, '', ...each.texts, ''].join('\n'),
  );
  return [
    'Trang này có mã và phông chữ của nhiều người khác, với các giấy phép sau đây.',
    'This site contains code and fonts of others, under the licences below.',
    '',
    ...shipped.map((each) => `- ${titleOf(each)}: ${each.licence}`),
    '',
    ...parts,
  ].join('\n');
}
