export const consumer = 'robolaga-client';
export const provider = 'robolaga-backend';
export const pactFile = `${consumer}-${provider}.json`;
