/** @jest-environment jsdom */
import {connect} from './connect';

/** Replaces the page's end of the `MessageChannel`. */
class Port {
  onmessage: ((event: {data: unknown}) => void) | null = null;
  postMessage = jest.fn();
  close = jest.fn();
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
  connect(frame, onHeight, onEnd);
  return {onHeight, onEnd, say: (data: unknown) => port.onmessage?.({data})};
}

jest.useFakeTimers();

test('live code is ended if the frame does not answer for three seconds', () => {
  const {onEnd, say} = open();
  for (let second = 0; second < 20; second += 1) {
    jest.advanceTimersByTime(1_000);
    say('alive');
  }
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(4_000);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

test('heights are limited, and other messages are ignored', () => {
  const {onHeight, say} = open();
  for (const data of [NaN, -5, '700', {height: 3}, null, 80.2, Infinity]) say(data);
  expect(onHeight.mock.calls).toEqual([[81], [1_200]]);
});
