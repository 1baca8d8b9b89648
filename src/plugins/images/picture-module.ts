import {createHash} from 'node:crypto';
import path from 'node:path';

import {fold} from '../../lib/fold';
import {sizesOf} from './sizes';

/**
 * Returns what `require('./picture.png')` gives, as the source of a module: see `PictureFile`.
 *
 * @param emit publishes a file
 * @param cache folder of the cache
 */
export async function pictureModule(
  file: string,
  emit: (name: string, data: Buffer) => void,
  cache: string,
): Promise<string | undefined> {
  const sizes = await sizesOf(file, cache).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new Error(`${file} must be a picture that can be read (${reason})`);
  });
  if (!sizes) return undefined;
  // A list of addresses is divided at spaces
  const name = fold(path.parse(file).name).replace(/[^\w.-]+/g, '-');
  const publish = ({data, width}: {data: Buffer; width: number}) => {
    const hash = createHash('md5').update(data).digest('hex').slice(0, 7);
    const address = `assets/ideal-img/${name}.${hash}.${width}.webp`;
    emit(address, data);
    return `__webpack_public_path__ + ${JSON.stringify(address)}`;
  };
  const inText = sizes.inText.map((size) => `{path: ${publish(size)}, width: ${size.width}}`);
  const large = sizes.large ? `large: ${publish(sizes.large)},` : '';
  return `const images = [${inText.join(', ')}];
module.exports = {src: {src: images.at(-1).path, width: ${sizes.width}, height: ${sizes.height}, ${large} images}};
`;
}
