/** Looks every machine over: `npm run revisar-maquinas`; ends with an error when something is to be mended. */
import { reportOf, reviews } from '../tests/machines/review.ts';

const all = reviews();
console.log(reportOf(all));
if (all.some(({ findings }) => findings.length > 0)) process.exitCode = 1;
