import {spawnSync} from 'node:child_process';

/** Files of a commit: path to `mode id`, for example `100644 3b18e5…`. */
export type Files = ReadonlyMap<string, string>;

/** Options of one git command. */
type CallOptions = {
  readonly input?: string | Buffer;
  /** Another index than the one of the repository, so that the files in the folder do not change. */
  readonly index?: string;
};

/** Runs git in one repository. */
export type Git = {
  /** Returns the output without the last line break. Throws git's message if the command fails. */
  readonly run: (args: readonly string[], options?: CallOptions) => string;
  /** Returns `undefined` if the command fails. */
  readonly try: (args: readonly string[], options?: CallOptions) => string | undefined;
  /** Returns the files of a commit or tree. */
  readonly files: (commit: string) => Files;
  /** Returns the contents of many objects by id. */
  readonly read: (ids: readonly string[]) => Map<string, Buffer>;
  /** Stores a content and returns its id. */
  readonly write: (content: string | Buffer) => string;
};

/** Returns the id in `mode id`. */
export const idOf = (entry: string): string => entry.slice(entry.indexOf(' ') + 1);

/** Returns the mode in `mode id`. */
export const modeOf = (entry: string): string => entry.slice(0, entry.indexOf(' '));

/** Opens the repository of a folder. */
export function openGit(dir: string): Git {
  function call(args: readonly string[], {input, index}: CallOptions = {}) {
    return spawnSync(
      'git',
      ['-c', 'core.quotepath=false', '-c', 'log.showSignature=false', ...args],
      {
        cwd: dir,
        input,
        maxBuffer: 2 ** 30,
        env: {
          ...process.env,
          // A question for a password would wait forever in a script
          GIT_TERMINAL_PROMPT: '0',
          LC_ALL: 'C',
          ...(index && {GIT_INDEX_FILE: index}),
        },
      },
    );
  }

  function output(args: readonly string[], options?: CallOptions): Buffer {
    const {status, stdout, stderr, error} = call(args, options);
    if (error) throw error;
    if (status !== 0) throw new Error(`git ${args[0] ?? ''}: ${stderr.toString().trim()}`);
    return stdout;
  }

  const text = (args: readonly string[], options?: CallOptions) =>
    output(args, options).toString().replace(/\n$/, '');

  return {
    run: text,

    try(args, options) {
      const {status, stdout} = call(args, options);
      return status === 0 ? stdout.toString().replace(/\n$/, '') : undefined;
    },

    files: (commit) =>
      new Map(
        text(['ls-tree', '-r', '-z', commit])
          .split('\0')
          .filter(Boolean)
          .map((line) => {
            const [info = '', file = ''] = line.split('\t');
            const [mode, , id] = info.split(' ');
            return [file, `${mode} ${id}`];
          }),
      ),

    read(ids) {
      const contents = new Map<string, Buffer>();
      const all = output(['cat-file', '--batch'], {input: [...ids, ''].join('\n')});
      let at = 0;
      for (const id of ids) {
        const end = all.indexOf('\n', at);
        const size = Number(all.toString('utf8', at, end).split(' ')[2]);
        contents.set(id, all.subarray(end + 1, end + 1 + size));
        at = end + 1 + size + 1;
      }
      return contents;
    },

    write: (content) => text(['hash-object', '-w', '--stdin'], {input: Buffer.from(content)}),
  };
}
