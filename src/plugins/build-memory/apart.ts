import type {CurrentBundler} from '@docusaurus/types';

/** What a compiler tells of a finished build: all of it that the framework asks for. */
type Told = {
  readonly errors: readonly unknown[];
  readonly warnings: readonly unknown[];
  readonly hasErrors: boolean;
};
type Stats = {
  readonly toJson: (which: 'errors-warnings') => Partial<Omit<Told, 'hasErrors'>>;
  readonly hasErrors: () => boolean;
};
type Callback<T = undefined> = (error: Error | null | undefined, result?: T) => void;
type MakeCompiler = (options: unknown) => {
  run: (callback: Callback<Stats>) => void;
  close: (callback: Callback) => void;
};

/**
 * Runs one compiler to its end. What it resolves with is plain data: a function
 * made in here would keep the compiler.
 */
function compile(makeCompiler: MakeCompiler, options: unknown): Promise<Told> {
  return new Promise((resolve, reject) => {
    const compiler = makeCompiler(options);
    compiler.run((error, stats) => {
      if (error ?? !stats) {
        reject(error ?? new Error('The bundler has told nothing of what it has done.'));
        return;
      }
      const told = {
        errors: [],
        warnings: [],
        ...stats.toJson('errors-warnings'),
        hasErrors: stats.hasErrors(),
      };
      compiler.close((closing) => {
        if (closing) reject(closing);
        else resolve(told);
      });
    });
  });
}

/** What several compilers have told, as if they were one. */
function together(all: readonly Told[]): Stats {
  return {
    toJson: () => ({
      errors: all.flatMap(({errors}) => errors),
      warnings: all.flatMap(({warnings}) => warnings),
    }),
    hasErrors: () => all.some(({hasErrors}) => hasErrors),
  };
}

/**
 * Lets the bundler forget the server's part of a build as soon as it is done,
 * and the browser's likewise.
 *
 * The framework hands both to one compiler of compilers, which keeps what either
 * has made until both are done. They have to begin together, since the server's
 * part waits for the browser's to have read each post. But it is done before the
 * chunks of the browser's part are put together, and what it has held serves for
 * those: with a thousand posts that is half a gigabyte.
 *
 * @param currentBundler what the framework is going to compile with, which is changed
 */
export function compileApart(currentBundler: CurrentBundler): void {
  const makeCompiler = currentBundler.instance as unknown as MakeCompiler;
  currentBundler.instance = new Proxy(currentBundler.instance, {
    apply(_bundler, _this, [options]: [unknown]) {
      if (!Array.isArray(options)) return makeCompiler(options);
      return {
        run(callback: Callback<Stats>) {
          Promise.all(options.map((each) => compile(makeCompiler, each))).then(
            (all) => {
              callback(null, together(all));
            },
            (error: Error) => {
              callback(error);
            },
          );
        },
        // Each is closed by then
        close(callback: Callback) {
          callback(null);
        },
      };
    },
  });
}
