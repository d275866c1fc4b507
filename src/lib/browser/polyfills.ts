// What the browsers of `browserslist` in package.json lack of the functions that may be used. Those of
// the language are in `lib` of tsconfig.json, too, where any other newer one does not compile. What
// current browsers load often asks `lacksFunctions` before it imports this.
import 'core-js/modules/es.array.to-reversed';
import 'core-js/modules/es.array.to-sorted';
import 'core-js/modules/es.array.to-spliced';
import 'core-js/modules/es.array.with';
import 'core-js/modules/es.map.group-by';
import 'core-js/modules/es.object.group-by';
import 'core-js/modules/es.promise.with-resolvers';
import 'core-js/modules/es.string.is-well-formed';
import 'core-js/modules/es.string.to-well-formed';
import 'core-js/modules/es.typed-array.to-reversed';
import 'core-js/modules/es.typed-array.to-sorted';
import 'core-js/modules/es.typed-array.with';
import 'core-js/modules/web.url.can-parse';
