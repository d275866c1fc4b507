/** Returns the address at which WhatsApp offers to send a text; whoever presses it chooses to whom. */
export const whatsAppUrl = (text: string): string =>
  // Half a character, as a cut one leaves it, cannot be part of an address.
  `https://wa.me/?text=${encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))}`;
