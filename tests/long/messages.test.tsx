import { testMessages } from '../support/testMessages.ts';

testMessages();
