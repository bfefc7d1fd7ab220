// what has been read is kept in memory, so that checking again is quick; the modules that do so look once, when they load
process.env.NODE_ENV = "development";
await import("./serve.ts");

export {};
