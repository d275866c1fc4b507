// The worker of pdf.js, with what it needs in old browsers: it has functions of its own, and the build
// writes it in their syntax. Current browsers load it as published.
import '../../../lib/browser/polyfills.ts';
import 'pdfjs-dist/legacy/build/pdf.worker.min.mjs';
