/** What the live example of this post may use without an import. */
export {qrCode} from './qr';
export {vietQr} from './vietqr';
