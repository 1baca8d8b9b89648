import {isAccepted} from './accepted';
import type {Shipped} from './shipped';

/** Names a package with its version. */
const titleOf = ({name, version}: Shipped) => (version ? `${name} ${version}` : name);

/** Returns what is wrong with a license, as a sentence with the remedy; nothing if it is fine. */
function problemOf(each: Shipped): string[] {
  const list = 'src/plugins/bundle/licences/accepted.ts';
  const instead = 'or use another package';
  if (each.licence === '')
    return [
      `${titleOf(each)} does not say its license. Look it up in its repository and add it to "found" in ${list}, ${instead}.`,
    ];
  if (!isAccepted(each.licence))
    return [
      `${titleOf(each)} has the license "${each.licence}", which is not accepted. Read the license; if readers may get such code, add it to "accepted" in ${list}. Otherwise use another package.`,
    ];
  if (each.texts.length === 0)
    return [
      `${titleOf(each)} has no file with the text of its license (${each.licence}). Ask its authors for one, ${instead}.`,
    ];
  return [];
}

/**
 * Returns the content of `licences.txt`.
 *
 * @throws if a license is unknown, is not accepted or has no text; the message names all of them
 */
export function licencesText(shipped: readonly Shipped[]): string {
  const problems = shipped.flatMap(problemOf);
  if (problems.length > 0) {
    throw new Error(
      `Licenses of the packages that browsers load:\n${problems.map((each) => `- ${each}`).join('\n')}`,
    );
  }
  const line = '-'.repeat(80);
  const parts = shipped.map((each) =>
    [line, `${titleOf(each)} (${each.licence})`, line, '', ...each.texts, ''].join('\n'),
  );
  return [
    'Trang này dùng mã nguồn và phông chữ của người khác, theo các giấy phép dưới đây.',
    'This site contains code and fonts of others, under the licenses below.',
    '',
    ...shipped.map((each) => `- ${titleOf(each)}: ${each.licence}`),
    '',
    ...parts,
  ].join('\n');
}
