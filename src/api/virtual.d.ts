/** Made by the build, which runs the contract: `scripts/vite/callWays.ts`. */
declare module 'virtual:llamadas' {
  type Call = import('#contract/common/call').Call;
  type CallName = import('#contract/contract').CallName;

  export const ways: Readonly<Partial<Record<CallName, () => Promise<Readonly<Record<string, Call>>>>>>;
}
