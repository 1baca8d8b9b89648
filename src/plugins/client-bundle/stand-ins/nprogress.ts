/**
 * The progress bar (S06) as `nprogress` draws it, without what the theme does
 * not ask for (settings, promises, browsers that know no transform).
 */

/** How far it is from the start, and goes on by, as a part of the whole. */
const MINIMUM = 0.08;
const TRICKLE_RATE = 0.02;
const NEARLY_DONE = 0.994;
/** Milliseconds. */
const TRICKLE_SPEED = 800;
const SPEED = 200;

let status = 0;
let element: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(progress: number) {
  status = progress;
  const bar = element?.firstElementChild as HTMLElement;
  bar.style.transform = `translate3d(${(progress - 1) * 100}%,0,0)`;
}

function trickle() {
  timer = setTimeout(() => {
    show(Math.min(status + Math.random() * TRICKLE_RATE, NEARLY_DONE));
    trickle();
  }, TRICKLE_SPEED);
}

function start() {
  if (status) return;
  element?.remove();
  element = document.createElement('div');
  element.id = 'nprogress';
  // Says nothing to a screen reader, which hears of the new page itself
  element.innerHTML = '<div class="bar" aria-hidden="true"><div class="peg"></div></div>';
  const bar = element.firstElementChild as HTMLElement;
  bar.style.transform = 'translate3d(-100%,0,0)';
  bar.style.transition = `all ${SPEED}ms ease`;
  document.body.append(element);
  // From the left edge, and not at once where it shall be
  bar.getBoundingClientRect();
  show(MINIMUM);
  trickle();
}

function done() {
  if (!status || !element) return;
  clearTimeout(timer);
  show(1);
  status = 0;
  const finished = element;
  setTimeout(() => {
    finished.style.transition = `opacity ${SPEED}ms linear`;
    finished.style.opacity = '0';
    setTimeout(() => finished.remove(), SPEED);
  }, SPEED);
}

/** The theme sets what is so here anyway. */
const configure = () => undefined;

export default {configure, start, done};
