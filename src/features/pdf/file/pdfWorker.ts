// The worker of pdf.js. A worker has functions of its own, and as published it has syntax that Safari
// reads only from 16.4 on.
import '../../../lib/browser/polyfills.ts';
import 'core-js/modules/es.array-buffer.transfer-to-fixed-length';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
