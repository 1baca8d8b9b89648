/**
 * Cuts the source of a text by its lines alone. The edits, and the labels of what they change, are
 * made with this, so that they do not depend on the code that is measured.
 */

/** What the first line of a chunk looks like. */
export type Shape = 'prose' | 'heading' | 'code' | 'list' | 'table' | 'other';

/** Lines of a text without an empty one between them. `to` is the line after the last. */
export type Chunk = {readonly shape: Shape; readonly from: number; readonly to: number};

function shapeOf(line: string): Shape {
  if (/^#{1,6} /.test(line)) return 'heading';
  if (/^(`{3,}|~{3,})/.test(line)) return 'code';
  if (/^- (?!\[)/.test(line)) return 'list';
  if (line.startsWith('|')) return 'table';
  return /^(?!import |export |\d+[.)] )["“*_\p{L}\p{N}]/u.test(line) ? 'prose' : 'other';
}

/** Returns the number of the first line after the front matter. */
export function bodyStart(lines: readonly string[]): number {
  return lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
}

/** Cuts the body of a text at its empty lines. Code is one chunk, whatever lines it has. */
export function chunksOf(lines: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  for (let at = bodyStart(lines); at < lines.length;) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      at++;
      continue;
    }
    const from = at;
    const shape = shapeOf(line);
    const [fence] = /^(`{3,}|~{3,})/.exec(line) ?? [];
    at++;
    if (fence) {
      while (at < lines.length && !lines[at]?.startsWith(fence)) at++;
      at++;
    } else while (at < lines.length && lines[at]?.trim() !== '') at++;
    chunks.push({shape, from, to: at});
  }
  return chunks;
}
