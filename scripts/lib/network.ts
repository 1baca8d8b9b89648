/** Lighthouse's slow 4G (150 ms, 1.6 Mbit/s), as options of `Network.emulateNetworkConditions`. */
export const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
