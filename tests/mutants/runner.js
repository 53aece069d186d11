/**
 * Stryker's own runner for Vitest, which takes a mutant for a survivor when no test file can be loaded with it: there is no
 * failed test then, only a failed file.
 */
import { strykerPlugins as own, strykerValidationSchema } from '@stryker-mutator/vitest-runner';

const [vitest] = own;

function createRunner(injector) {
  const runner = injector.injectFunction(vitest.factory);
  const mutantRun = runner.mutantRun.bind(runner);
  runner.mutantRun = async (options) => {
    const result = await mutantRun(options);
    const broken = runner.ctx.state.getFiles().find((file) => file.result?.state === 'fail');
    if (result.status !== 'survived' || broken === undefined) return result;
    const failureMessage = broken.result.errors?.[0]?.message ?? 'The file could not be loaded.';
    return { status: 'killed', killedBy: [broken.name], failureMessage, nrOfTests: 1 };
  };
  return runner;
}
createRunner.inject = ['$injector'];

export { strykerValidationSchema };
export const strykerPlugins = [{ ...vitest, name: 'vitest-files', factory: createRunner }];
