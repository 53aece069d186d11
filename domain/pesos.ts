import { z } from 'zod';

/**
 * An amount as it travels (specification, section 5, "Generic"): pesos with at most two decimals. Whatever a call takes as money
 * is this, so that no amount is rounded to something that nobody wrote.
 */
export const pesosSchema = z.number('Campo de solo números.').multipleOf(0.01, 'Máximo dos decimales');
