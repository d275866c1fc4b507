import { testMessages } from '../support/screens/testMessages.ts';

testMessages();
