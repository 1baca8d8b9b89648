/** @jest-environment jsdom */
import {afterPaint} from './after-paint';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('runs once, and not in the frame that is being made', () => {
  const order: string[] = [];
  afterPaint(() => order.push('task'));
  requestAnimationFrame(() => order.push('frame'));
  expect(order).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(order).toEqual(['frame', 'task']);
});

test('in a hidden tab, which has no frames, after a moment', () => {
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  const task = jest.fn();
  afterPaint(task);
  jest.advanceTimersByTime(1000);
  expect(task).toHaveBeenCalledTimes(1);
  frames.mockRestore();
});

test('a task that is forgotten does not run, before the frame or after it', () => {
  const task = jest.fn();
  afterPaint(task)();
  const forget = afterPaint(task);
  requestAnimationFrame(forget);
  jest.advanceTimersByTime(1000);
  expect(task).not.toHaveBeenCalled();
});
