import { testMessages } from '../support/testMessages.ts';

// A sample; tests/long has all of them.
testMessages(3);
