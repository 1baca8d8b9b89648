/** @jest-environment jsdom */
import {connect} from './connect';

/** The page's end of a channel. */
class Port {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  readonly sent: unknown[] = [];
  postMessage(message: unknown) {
    this.sent.push(message);
  }
  close() {
    this.sent.push('closed');
  }
}

function open() {
  const port = new Port();
  Object.assign(globalThis, {
    MessageChannel: class {
      port1 = port;
      port2 = {};
    },
  });
  const onHeight = jest.fn();
  const onEnd = jest.fn();
  const frame = {postMessage: jest.fn()} as unknown as Window;
  connect(frame, {errorLabel: '', onHeight, onEnd});
  return {port, onHeight, onEnd, say: (data: unknown) => port.onmessage?.({data})};
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a frame that answers goes on', () => {
  const {onEnd, port, say} = open();
  for (let second = 0; second < 20; second += 1) {
    jest.advanceTimersByTime(1_000);
    say('alive');
  }
  expect(onEnd).not.toHaveBeenCalled();
  expect(port.sent.length).toBeGreaterThan(10);
});

test('heights are numbers in bounds; all else is ignored', () => {
  const {onHeight, say} = open();
  for (const data of [NaN, -5, '700', {height: 3}, null, 80.2, Infinity]) say(data);
  expect(onHeight.mock.calls).toEqual([[81], [1_200]]);
});
