import {nearest} from '../../../src/lib/near';
import {refuse, type Ask} from './ask';
import type {Named} from './site';

const NEW = '\u0000new';
const NONE = '\u0000none';

/**
 * The key that somebody means: the key itself, its name, or one that is near.
 * `undefined` means that a new one is wanted.
 *
 * @param what what it is and where it stands: `a tag of blog/tags.yml`
 * @param remedy how a new one is made, for who cannot be asked
 */
export async function knownKey(
  wanted: string,
  known: readonly Named[],
  {
    what,
    remedy,
    ask,
  }: {readonly what: string; readonly remedy: string; readonly ask?: Ask | undefined},
): Promise<string | undefined> {
  const word = wanted.trim().normalize('NFC');
  const exact = known.find(({key}) => key === word);
  if (exact) return exact.key;
  const byName = known.find(({name}) => name.toLowerCase() === word.toLowerCase());
  if (byName) return byName.key;
  const words = known.flatMap(({key, name}) => [
    {word: key, key},
    {word: name, key},
  ]);
  const near = nearest(
    word,
    words.map((each) => each.word),
    {byStart: true},
  );
  const nearKey = words.find((each) => each.word === near)?.key;
  if (!ask) {
    const hint = nearKey ? ` Did you mean "${nearKey}"?` : '';
    const list =
      known.length > 0
        ? ` There ${known.length === 1 ? 'is' : 'are'}: ${known.map(({key}) => key).join(', ')}.`
        : '';
    return refuse(`"${word}" is not ${what}.${hint}${nearKey ? '' : list} ${remedy}`);
  }
  const answer = await ask.choose({
    message: `"${word}" is not ${what}.`,
    options: [
      ...(nearKey ? [{value: nearKey, label: `I meant ${nearKey}`}] : []),
      ...known
        .filter(({key}) => key !== nearKey)
        .slice(0, 8)
        .map(({key, name}) => ({value: key, label: key === name ? key : `${key} (${name})`})),
      {value: NEW, label: `Make "${word}" a new one`},
      {value: NONE, label: 'Stop'},
    ],
  });
  if (answer === NONE) return refuse('Stopped.');
  return answer === NEW ? undefined : answer;
}
