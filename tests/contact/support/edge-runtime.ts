/** The function as hosted Supabase runs it: suspended after the answer, unless it registers background work. */
const registerWork = (work: Promise<unknown>) => {
  console.log('waitUntil: registered');
  void work.then(() => console.log('waitUntil: done'));
};
Object.assign(globalThis, { EdgeRuntime: { waitUntil: registerWork } });

const { default: contact } = await import('../../../supabase/functions/send-contact-email/index.ts');

export default contact;
