import { testMessages } from '../support/screens/testMessages.ts';

// A sample; tests/long has all of them.
testMessages(3);
