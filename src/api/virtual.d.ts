/** Made by the build from the contract's text: `scripts/vite/callWays.ts`. */
declare module 'virtual:llamadas' {
  type Call = import('#contract/call').Call;
  type CallName = import('#contract/contract').CallName;

  export const ways: Readonly<Record<CallName, () => Promise<Readonly<Record<string, Call>>>>>;
}
