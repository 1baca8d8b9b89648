/** Canny's one function; until its script has run, a list of what it is to do. */
type Canny = ((...call: unknown[]) => void) & {q?: unknown[]};

type WindowWithCanny = Window & {Canny?: Canny};

const SCRIPT_ID = 'canny-jssdk';

/** Requests for the script in a row that have not been answered. */
let unanswered = 0;

/**
 * While a request hangs, browsers hold back others of the same address, to
 * answer them from the cache: a retry needs an address of its own.
 */
const scriptUrl = (sdkUrl: string) => (unanswered === 0 ? sdkUrl : `${sdkUrl}?retry=${unanswered}`);

/** Takes out all that Canny's script brought. The page is then as if it had never been asked. */
export function removeCanny(): void {
  document.getElementById(SCRIPT_ID)?.remove();
  delete (window as WindowWithCanny).Canny;
}

/**
 * Loads Canny's script anew and lets it draw the board in the element marked
 * `data-canny`. A script that throws, or does not become Canny, is a failure.
 */
export function renderBoard(
  sdkUrl: string,
  options: {readonly boardToken: string; readonly theme: 'light' | 'dark'},
): Promise<void> {
  removeCanny();
  const waiting: Canny = (...call) => {
    waiting.q?.push(call);
  };
  waiting.q = [];
  (window as WindowWithCanny).Canny = waiting;

  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const onError = (event: ErrorEvent) => {
      // Of another origin's script the browser tells neither the name nor the fault
      if (event.filename !== '' && event.filename !== script.src) return;
      // Somebody else's fault is answered with a message here, not by the console
      event.preventDefault();
      end(() => {
        reject(new Error(`${sdkUrl} failed`));
      });
    };
    const end = (settle: () => void) => {
      window.removeEventListener('error', onError);
      settle();
    };
    window.addEventListener('error', onError);
    script.id = SCRIPT_ID;
    script.async = true;
    script.src = scriptUrl(sdkUrl);
    unanswered += 1;
    script.onload = () => {
      unanswered = 0;
      end(() => {
        // Taken out meanwhile (another colour mode, another page): it still runs
        if (!script.isConnected) return;
        const {Canny} = window as WindowWithCanny;
        if (typeof Canny !== 'function' || Canny === waiting) {
          reject(new Error(`${sdkUrl} is not Canny's script`));
          return;
        }
        try {
          Canny('render', {basePath: null, ssoToken: null, ...options});
          resolve();
        } catch {
          reject(new Error(`${sdkUrl} failed`));
        }
      });
    };
    script.onerror = () => {
      end(() => {
        reject(new Error(`${sdkUrl} did not load`));
      });
    };
    document.head.append(script);
  });
}
