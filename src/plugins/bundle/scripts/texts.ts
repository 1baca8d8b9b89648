/** The list in which the framework looks texts up: empty, unless `all-texts.ts` fills it. */
const texts: Record<string, string> = {};
export default texts;
