/** Canny's global function. Before its script has run, a placeholder queues the calls in `q`. */
type Canny = ((...call: unknown[]) => void) & {q?: unknown[]};

type WindowWithCanny = Window & {Canny?: Canny};

const SCRIPT_ID = 'canny-jssdk';

/** Number of consecutive requests for the script without a response. */
let unanswered = 0;

/**
 * Returns the URL to request. While a request is pending, browsers delay further
 * requests for the same URL, so a retry needs another URL.
 */
const scriptUrl = (sdkUrl: string) => (unanswered === 0 ? sdkUrl : `${sdkUrl}?retry=${unanswered}`);

/** Removes Canny's script and its global function. */
export function removeCanny(): void {
  document.getElementById(SCRIPT_ID)?.remove();
  delete (window as WindowWithCanny).Canny;
}

/**
 * Loads Canny's script again and renders the board into the element with the
 * attribute `data-canny`. Rejects if the script does not load, throws, or is not
 * Canny's script.
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
      // For a script of another origin the browser hides the file name and the error
      if (event.filename !== '' && event.filename !== script.src) return;
      // The page shows a message, so the error of the foreign script stays out of the console
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
        // A removed script still runs: the color mode or the page has changed in the meantime
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
