import {debounce} from './debounce';

describe('debounce', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('runs once, with the last arguments', () => {
    const run = jest.fn();
    const debounced = debounce(run, 300);

    debounced('đ');
    debounced('đư');
    debounced('đường');
    jest.advanceTimersByTime(300);

    expect(run.mock.calls).toEqual([['đường']]);
  });

  test('every call starts the wait again', () => {
    const run = jest.fn();
    const debounced = debounce(run, 300);

    debounced();
    jest.advanceTimersByTime(299);
    debounced();
    jest.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();

    jest.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  test('cancel drops the waiting call', () => {
    const run = jest.fn();
    const debounced = debounce(run, 300);

    debounced();
    debounced.cancel();
    jest.runAllTimers();

    expect(run).not.toHaveBeenCalled();
  });
});
