/** What Lighthouse calls slow 4G: 150 ms and 1.6 Mbit/s. For `Network.emulateNetworkConditions`. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
