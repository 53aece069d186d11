import { declareWalks } from '../paths/declare.ts';

await declareWalks('segundoFactor');
