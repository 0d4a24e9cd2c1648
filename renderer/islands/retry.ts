/** Fetching again what failed to arrive. */
import { retry } from '#schema/constants.ts';

/** The result of `load`, tried again after 1, 2 and 4 seconds (`retry` in the constants); the last error when all tries fail. */
export async function withRetry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await load();
    } catch (error) {
      if (attempt === retry.attempts) throw error;
      const delay = Math.min(retry.firstDelayMs * 2 ** attempt, retry.maxDelayMs);
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
