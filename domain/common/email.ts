/** An e-mail address: a mailbox, an at sign, and a domain with a dot; nothing that mail programs read as more than one. */
export const VALID_EMAIL = /^[^\s@<>(),;:"[\]\\]+@[^\s@.<>(),;:"[\]\\]+(\.[^\s@.<>(),;:"[\]\\]+)+$/;
