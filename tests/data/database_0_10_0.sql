PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO alembic_version VALUES('0014');
CREATE TABLE reviews (
	id VARCHAR(32) NOT NULL, 
	pgn TEXT NOT NULL, 
	options JSON NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	owner VARCHAR(200), 
	heartbeat FLOAT, 
	stop_requested BOOLEAN NOT NULL, 
	attempts INTEGER NOT NULL, 
	last_seq INTEGER NOT NULL, 
	delete_token_hash VARCHAR(64) NOT NULL, 
	queued_at FLOAT NOT NULL, 
	created FLOAT NOT NULL, 
	updated FLOAT NOT NULL, turn INTEGER DEFAULT '0' NOT NULL, expires FLOAT, log VARCHAR(8) DEFAULT 'rows' NOT NULL, notes INTEGER DEFAULT '0' NOT NULL, note_token_hash VARCHAR(64), 
	PRIMARY KEY (id)
);
INSERT INTO reviews VALUES('packed','1. f3 e5 2. g4 Qh4# 0-1','{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}','done',NULL,1790000000.0,0,0,21,'hash',1790000000.0,1790000000.0,1790000000.0,1,NULL,'packed',1,NULL);
INSERT INTO reviews VALUES('rows','1. f3 e5 2. g4 Qh4# 0-1','{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}','done',NULL,1790003600.0,0,0,20,'hash',1790003600.0,1790003600.0,1790003600.0,2,NULL,'rows',0,NULL);
INSERT INTO reviews VALUES('half','1. f3 e5 2. g4 Qh4# 0-1','{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}','waiting',NULL,1790003600.0,0,0,8,'hash',1790003600.0,1790003600.0,1790003600.0,3,NULL,'rows',0,NULL);
INSERT INTO reviews VALUES('game','1. f3 e5 2. g4 Qh4# 0-1','{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true}','waiting',NULL,NULL,0,0,0,'hash',1790003600.0,1790003600.0,1790003600.0,3,NULL,'none',0,NULL);
CREATE TABLE events (
	review_id VARCHAR(32) NOT NULL, 
	seq INTEGER NOT NULL, 
	type VARCHAR(16) NOT NULL, 
	data JSON NOT NULL, 
	PRIMARY KEY (review_id, seq), 
	FOREIGN KEY(review_id) REFERENCES reviews (id) ON DELETE CASCADE
);
INSERT INTO events VALUES('rows',1,'game','{"type":"game","headers":{"Result":"0-1"},"start_fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","variant":"standard","result":"0-1","moves":[{"san":"f3","uci":"f2f3","origin":"f2","target":"f3","fen":"rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"e5","uci":"e7e5","origin":"e7","target":"e5","fen":"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"g4","uci":"g2g4","origin":"g2","target":"g4","fen":"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"Qh4#","uci":"d8h4","origin":"d8","target":"h4","fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","check":true,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]}],"opening":{"eco":"A00","name":"Barnes Opening: Fool''s Mate","ply":4},"openings":[null,{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening: Fool''s Mate"}],"comment":"","arrows":[],"warnings":[]}');
INSERT INTO events VALUES('rows',2,'preview','{"type":"preview","win":[0.5195,0.4564,0.4482,0.3021,0.0],"model":"Kibitz network 0.10.0"}');
INSERT INTO events VALUES('rows',3,'phases','{"type":"phases","opening_end":15,"middlegame_end":3,"endgame_type":null,"endgame_changes":[],"by_ply":["opening","opening","opening","opening"]}');
INSERT INTO events VALUES('rows',4,'move','{"type":"move","ply":1,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',5,'move','{"type":"move","ply":2,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',6,'move','{"type":"move","ply":3,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',7,'move','{"type":"move","ply":4,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening: Fool''s Mate","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening: Fool''s Mate"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',8,'plan','{"type":"plan","engine":{"name":"Kibitz 0.10.0"},"nodes":1000,"multipv":2,"rules":"kibitz","options":{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true},"positions":5,"searches":4,"chunks":4,"cores":1,"pass":1,"tables":[],"warnings":[]}');
INSERT INTO events VALUES('rows',9,'position','{"type":"position","ply":4,"lines":[{"rank":1,"depth":0,"cp":null,"mate":0,"pv":[],"san":[]}],"win":0.0,"depth":0,"nodes":0,"engine":"Kibitz 0.10.0","source":"rule","pass":1,"wobble":0.0,"again":0,"exact":null,"pawns":null}');
INSERT INTO events VALUES('rows',10,'position','{"type":"position","ply":0,"lines":[{"rank":1,"depth":4,"cp":17,"mate":null,"pv":["e2e4","e7e5","b1c3","b8c6"],"san":["e4","e5","Nc3","Nc6"]}],"win":0.5148706131181635,"depth":4,"nodes":570,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0061,"again":0,"exact":null,"pawns":null}');
INSERT INTO events VALUES('rows',11,'position','{"type":"position","ply":1,"lines":[{"rank":1,"depth":5,"cp":-60,"mate":null,"pv":["e7e5","e2e3","b8c6","b1c3","d7d5"],"san":["e5","e3","Nc6","Nc3","d5"]}],"win":0.4476920904256748,"depth":5,"nodes":682,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0198,"again":0,"exact":null,"pawns":null}');
INSERT INTO events VALUES('rows',12,'move','{"type":"move","ply":1,"classification":"theory","accuracy":75.68155941879222,"loss":0.0671785226924887,"expected_before":0.5148706131181635,"expected_after":0.4476920904256748,"best":{"uci":"e2e4","san":"e4"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":17},"after":{"cp":-60}},"provisional":true,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',13,'position','{"type":"position","ply":2,"lines":[{"rank":1,"depth":5,"cp":-83,"mate":null,"pv":["e2e4","f8c5","b1c3","b8c6","g2g3"],"san":["e4","Bc5","Nc3","Nc6","g3"]}],"win":0.4278814631989126,"depth":5,"nodes":1000,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0285,"again":0,"exact":null,"pawns":null}');
INSERT INTO events VALUES('rows',14,'move','{"type":"move","ply":1,"classification":"theory","accuracy":69.67432146875274,"loss":0.08698914991925089,"expected_before":0.5148706131181635,"expected_after":0.4278814631989126,"best":{"uci":"e2e4","san":"e4"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":17},"after":{"cp":-83},"facts":[{"kind":"king","name":"airs","piece":"k","square":"e1"}],"said":[{"key":"reason-king-airs","params":{"as":"played","better":"","piece":"k","square":"e1","file":"e","move":""}},{"key":"reason-little-better","params":{"move":"1.e4"}}]},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',15,'move','{"type":"move","ply":2,"classification":"theory","accuracy":99.99,"loss":0.0,"expected_before":0.5721185368010874,"expected_after":0.5721185368010874,"best":{"uci":"e7e5","san":"e5"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":83},"after":{"cp":83},"facts":[{"kind":"activity","name":"centre","square":"e5"},{"kind":"activity","name":"lets_out","piece":"b","square":"f8"}],"said":[]},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',16,'position','{"type":"position","ply":3,"lines":[{"rank":1,"depth":3,"cp":null,"mate":-1,"pv":["d8h4"],"san":["Qh4#"]}],"win":0.0,"depth":3,"nodes":98,"engine":"Kibitz 0.10.0","source":"search","pass":1,"wobble":0.0,"again":0,"exact":null,"pawns":null}');
INSERT INTO events VALUES('rows',17,'move','{"type":"move","ply":3,"classification":"theory","accuracy":15.459667338312533,"loss":0.4278814631989126,"expected_before":0.4278814631989126,"expected_after":0.0,"best":{"uci":"e2e4","san":"e4"},"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening","before":{"cp":-83},"after":{"mate":-1},"facts":[{"kind":"allows_mate","in":1,"base":"after","line":["d8h4"],"san":["Qh4#"]},{"kind":"activity","name":"lets_out","piece":"b","square":"f1"}],"said":[{"key":"reason-activity-lets-out","params":{"as":"played","better":"","piece":"b","square":"f1","file":"f","move":""}},{"key":"reason-little-better","params":{"move":"2.e4"}}]},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('rows',18,'move','{"type":"move","ply":4,"classification":"theory","accuracy":99.99,"loss":0.0,"expected_before":1.0,"expected_after":1.0,"best":{"uci":"d8h4","san":"Qh4#"},"opening":"Barnes Opening: Fool''s Mate","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening: Fool''s Mate","before":{"mate":1},"after":{"mate":0},"facts":[{"kind":"noise"},{"kind":"activity","name":"checks","piece":"q","square":"h4"}],"said":[{"key":"reason-mates","params":{}}]},"provisional":false,"pass":1,"close":null,"quiet":true,"people":null}');
INSERT INTO events VALUES('rows',19,'report','{"type":"report","white":{"accuracy":42.6,"acpl":null,"counts":{"theory":2},"moves":2,"accuracy_lichess":27.6,"judged":2},"black":{"accuracy":100.0,"acpl":null,"counts":{"theory":2},"moves":2,"accuracy_lichess":100.0,"judged":2},"phases":{"opening":{"white":{"accuracy":42.6,"acpl":null,"counts":{"theory":2},"moves":2},"black":{"accuracy":100.0,"acpl":null,"counts":{"theory":2},"moves":2}},"middlegame":{"white":{"accuracy":null,"acpl":null,"counts":{},"moves":0},"black":{"accuracy":null,"acpl":null,"counts":{},"moves":0}},"endgame":{"white":{"accuracy":null,"acpl":null,"counts":{},"moves":0},"black":{"accuracy":null,"acpl":null,"counts":{},"moves":0}}},"key_moments":[],"provisional":false,"story":[{"key":"story-level-won","params":{"side":"black","much":"winning","move":"2.g4","how":{"key":"story-how-allows-mate","params":{"count":1}}}},{"key":"story-end","params":{"end":{"key":"story-end-mate","params":{"side":"black","move":"2…Qh4#"}}}}],"exact":null}');
INSERT INTO events VALUES('rows',20,'done','{"type":"done","totals":{"moves":4,"positions":5,"searches":4,"nodes":2350,"seconds":27.11},"recipe":{"kibitz":"0.10.0","engine":{"name":"Kibitz 0.10.0"},"options":{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true},"chunks":"head-guided-6-6-second-8-again-4-8-most-3-proofs-2","hash_mb":16,"threads":1,"tables":[]}}');
INSERT INTO events VALUES('half',1,'game','{"type":"game","headers":{"Result":"0-1"},"start_fen":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1","variant":"standard","result":"0-1","moves":[{"san":"f3","uci":"f2f3","origin":"f2","target":"f3","fen":"rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"e5","uci":"e7e5","origin":"e7","target":"e5","fen":"rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR w KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"g4","uci":"g2g4","origin":"g2","target":"g4","fen":"rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq - 0 2","check":false,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]},{"san":"Qh4#","uci":"d8h4","origin":"d8","target":"h4","fen":"rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3","check":true,"clock":null,"emt":null,"eval":null,"comment":"","starting_comment":"","nags":[],"arrows":[],"variations":[]}],"opening":{"eco":"A00","name":"Barnes Opening: Fool''s Mate","ply":4},"openings":[null,{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening"},{"eco":"A00","name":"Barnes Opening: Fool''s Mate"}],"comment":"","arrows":[],"warnings":[]}');
INSERT INTO events VALUES('half',2,'preview','{"type":"preview","win":[0.5195,0.4564,0.4482,0.3021,0.0],"model":"Kibitz network 0.10.0"}');
INSERT INTO events VALUES('half',3,'phases','{"type":"phases","opening_end":15,"middlegame_end":3,"endgame_type":null,"endgame_changes":[],"by_ply":["opening","opening","opening","opening"]}');
INSERT INTO events VALUES('half',4,'move','{"type":"move","ply":1,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('half',5,'move','{"type":"move","ply":2,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('half',6,'move','{"type":"move","ply":3,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('half',7,'move','{"type":"move","ply":4,"classification":"theory","accuracy":null,"loss":null,"expected_before":null,"expected_after":null,"best":null,"opening":"Barnes Opening: Fool''s Mate","nag":null,"reason":{"rule":"theory","opening":"Barnes Opening: Fool''s Mate"},"provisional":false,"pass":1,"close":null,"quiet":false,"people":null}');
INSERT INTO events VALUES('half',8,'plan','{"type":"plan","engine":{"name":"Kibitz 0.10.0"},"nodes":1000,"multipv":2,"rules":"kibitz","options":{"engine":"builtin","nodes":1000,"multipv":2,"rules":"kibitz","includeTheory":true,"includeCritical":true,"includeBrilliant":true},"positions":5,"searches":4,"chunks":4,"cores":1,"pass":1,"tables":[],"warnings":[]}');
CREATE TABLE workers (
	owner VARCHAR(200) NOT NULL, 
	heartbeat FLOAT NOT NULL, facts JSON, 
	PRIMARY KEY (owner)
);
CREATE TABLE collections (
	id VARCHAR(32) NOT NULL, 
	title TEXT NOT NULL, 
	delete_token_hash VARCHAR(64) NOT NULL, 
	created FLOAT NOT NULL, expires FLOAT, version INTEGER DEFAULT '0' NOT NULL, last_number INTEGER DEFAULT '0' NOT NULL, regulations JSON, report JSON, 
	PRIMARY KEY (id)
);
INSERT INTO collections VALUES('team','A team','hash',1790003600.0,NULL,0,1,NULL,NULL);
CREATE TABLE collection_games (
	collection_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	review_id VARCHAR(32), 
	facts JSON NOT NULL, version INTEGER DEFAULT '0' NOT NULL, 
	PRIMARY KEY (collection_id, number), 
	FOREIGN KEY(collection_id) REFERENCES collections (id) ON DELETE CASCADE, 
	UNIQUE (review_id), 
	FOREIGN KEY(review_id) REFERENCES reviews (id) ON DELETE CASCADE
);
INSERT INTO collection_games VALUES('team',1,'game','{"headers":{"White":"Vera","Black":"Boris"}}',0);
CREATE TABLE packed (
	review_id VARCHAR(32) NOT NULL, 
	last_seq INTEGER NOT NULL, 
	format SMALLINT NOT NULL, 
	facts JSON NOT NULL, 
	data BLOB NOT NULL, 
	PRIMARY KEY (review_id), 
	FOREIGN KEY(review_id) REFERENCES reviews (id) ON DELETE CASCADE
);
INSERT INTO packed VALUES('packed',21,1,'{"judged":4,"report":{"provisional":false,"white":{"accuracy":42.6,"acpl":null,"counts":{"theory":2},"moves":2,"judged":2},"black":{"accuracy":100.0,"acpl":null,"counts":{"theory":2},"moves":2,"judged":2}},"failed":null,"seconds":27.11}',X'28b52ffd6091211d3a000a42200c317049da06fcffff9fabaac227b761a88d56aef54a5bc325cdb265b336771ca151cbacb48ed4422db2bbf7db464fa6beeb89b900b100b100022cc60510e700a2ffe6b9f0136303dc714cff3e85abbc1fd22c4693240905805202e71a8205462e82917b146cf1e3331f3fb92eaedbc2394f4f10d1bc89e856ff69c2d4cec69ede136bab8bed6b3b158e2fe84bf4690a0e41dc1fdd1ad58c5da5d5534ced8f068eeb6fe0c9930ce509dd3b6b9e0d4fbc210c5110c622010362210a1a1618122c34285040201528857c9f05e3b9d91dbfaf48ec3cb7f6e4f2a630777cdb4abf027f38aef343f3254ffca719b9e34f39b63f02f6ed3377c68b5b49fa259ae76b4f62d5d8da9a17ecae99c082872a4b6ff55babc71f0b6f5075db6af28431f610fe5ba3fb775a0a3e6729fcfb6bc5d098b253d706ced7db2afb43cfcffa9ffc5b313f63c53f09e8377dea81d6d83ae8cc15a58e8c5fdab42aaad6b3250d128ee7a33b25eac97b0b413536c7a1fb09d7afa7e4edc09045c6d6fe8b40d8f5a90cf621046b8e3d27215c223cb024362d1ed8ad6e7d6d7ca600e4695d7e41c71d96fa3d0d203a8e699a43d320e01f9af276ef6a6df50dbd43cf69e6a9280fd5cbdbe75931165f75ae33aa0bc5938d64d135ad69e02221e32223dd3b344b946e71ad790b6c5232eed18517b9884ac593ee7a3c3cb91c3e1829a17351328d599c730d231b6c626c7239444636cdc9254ac82cd141d630d72c0c841162a077cf16253626c6b734d9da6b0b63246cd197471bdc172a1f6d4fe2f0dd3bd320bbd6a4e89cd17cb0457385d99dfaf79c28e6b8b4a9871677e65b031784405eda88bebf98cf603ff8bdf1bdb2b43d599e2921e9e914adc03853ca53b6c6135414a92c0a54458a3b8f4a3f37e862cae273d0ce8df7c510424284098ea2386e61e9564ba21554f5c59662bff156d91a717fc253e262d7c5da824efb401f41950346579b709773f6ada8e5e0e0ae929531f5594389f1bae2cbdad51a740a4599cd9384b6b0b50a7b2fbaf6e47bccb234111e627bb2794d794f2a9e5de184de6f3feffbd4b16ba33e1921235963727951b61681dfa85131736c46449224c93407a10c314c4109e17103127148c66234632831841822208491408211914802912441246d03eaaeb352dd306e07e502da8fa9f996fab6c706375daa3bc82d33ee1e1eb314d050227c5d286e1be9bd431dcd52378adafa5abfeb2f71a1bf422509a4e8a055c65d759bbb954426969ebdda861514c63c16b9f06ae117094bd4c0ccb68569e6d3eca6638e2280cefb197c61ac640c764ab6d673f3ddb4f4945a9d2c2127cba0c8c3bf0cc6ce3344718e104c6f97b0eceefb696303168201f841d1615416f979548ceca0a3c8fe53b763f8f44b7e5fb645d7f233e7b5ef810b8ed497f6ed266e003ba744c10e80089f6f93563cc52aab3ecbe9b8b5faf101ffdd7c57d300efda1d622006789e5b07fe5208e3edce2b2b5da01e0cb56169131468253336beb6477bb2522044c04366e2c9b6596bb7539accfd82f41d0dd966b1ea903e4e8c4ad7d45c2b27f2e82512a752208696e82beaf89365ae132178fb4834a84189bbf643169d7e9b7a3a6e1514e4370186a9ce8951ba8aabe8ff1f9d7d4deef8a8ee72923854367ed5332774083ae64a7fe9c76461aaaecf5630b86bf0449b825f6636500fa1e6ded3cec3c5a6561d48a6501910b495349b9b4b6cff6c756ef285b1e5324efffced5f609992f7c47bc9124908194ce1ec009352f042ce861a02332c9104dd424998e570c3c1b0a652c4c7dc6c39abc77531ac6aa0a9a1441035bd902fb57a36ad829917f970771ac496dc99ffd05985d2fea4fb02384401a012b3d425ffae385bb49d0585ab127154e16a91745b61f1885defe8374da0ccc8e84d6659c1db49813e1ecc14671ece43763176430ee7212cb4caa1c0704274668b591eb2901b4ff31dc784459c058d4d868c139225b282c4d4bc4a95a172d69ed427086a97cc8ea0bf7a3851882fef234e51f8dfce7a4fdf2015990335360cb76d8f7a2c36c5d49d958ed34044615569028099d54525962bbe8e942d2b369caefd1dcf673362cd064ee9f2079dd9f4f4e5b465e69518e809431fbe16aebadde35400b3aecc47ca005a422a2363ed3776d940ad597782b0e63fb0266b70cb30aa600d28cfc0ce6aaa385668a2c27215a2b0e416c29033a6b790da9ccf300d467482069c9ca243015f3fed925a2e612b4b7abfa2efb0b0025e070f8713876e936cadeb1a1a0e032f24202966b7ab206bac64134f45a41ea5763ca34536b6c82370c40b21679af29f4fff4f0867e295bdbae753155e863eab3a67fef1ec7a546f43346c4206c29d14f3a69c21ff2e2f51b33562c3e8376f58c8c1cf2e50c04daf54a54749e71f35187f4a0a5a1e18d20e56aec813c99cd0cdb087c2391bfd026005266cef10a152c5e2712f598de4f2f8f53980069ed2f7e960e85bedc7ba9f97c9c08ea77fcfef0008ab5363debfeccec5404f34c6a730568326442e2dd7ae8513dd06af0786007aa1fa87810960b068c74028eef4865d9864cea01cf4dbe6584305c05b67192245765015aa');
CREATE TABLE visit_keys (
	day INTEGER NOT NULL, 
	"key" VARCHAR(64) NOT NULL, 
	PRIMARY KEY (day)
);
CREATE TABLE hits (
	id INTEGER NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	amount INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE unfinished (
	made_id VARCHAR(32) NOT NULL, 
	visitor VARCHAR(32) NOT NULL, 
	PRIMARY KEY (made_id)
);
CREATE TABLE totals (
	name VARCHAR(64) NOT NULL, 
	value FLOAT NOT NULL, 
	PRIMARY KEY (name)
);
CREATE TABLE digests (
	review_id VARCHAR(32) NOT NULL, 
	last_seq INTEGER NOT NULL, 
	version SMALLINT NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (review_id), 
	FOREIGN KEY(review_id) REFERENCES reviews (id) ON DELETE CASCADE
);
CREATE TABLE follows (
	collection_id VARCHAR(32) NOT NULL, 
	url TEXT NOT NULL, 
	options JSON NOT NULL, 
	labels JSON NOT NULL, 
	etag TEXT, 
	last_modified TEXT, 
	state VARCHAR(16) NOT NULL, 
	owner VARCHAR(200), 
	next_at FLOAT NOT NULL, 
	begun FLOAT NOT NULL, 
	looked_at FLOAT NOT NULL, 
	changed_at FLOAT NOT NULL, 
	fault JSON, 
	fault_since FLOAT, 
	ended FLOAT, since FLOAT, opened FLOAT, 
	PRIMARY KEY (collection_id), 
	FOREIGN KEY(collection_id) REFERENCES collections (id) ON DELETE CASCADE
);
CREATE TABLE parcels (
	id VARCHAR(32) NOT NULL, 
	expires FLOAT NOT NULL, 
	data TEXT NOT NULL, 
	PRIMARY KEY (id)
);
CREATE INDEX ix_reviews_expires ON reviews (expires);
CREATE INDEX ix_collections_expires ON collections (expires);
CREATE INDEX ix_reviews_queue ON reviews (status, turn, queued_at, id);
CREATE INDEX ix_reviews_unread ON reviews (status, turn, queued_at, id) WHERE log = 'none';
CREATE INDEX ix_reviews_unpacked ON reviews (status, updated) WHERE log = 'rows';
CREATE INDEX ix_hits_until ON hits (until);
CREATE INDEX ix_hits_visitor ON hits (visitor, at);
CREATE INDEX ix_unfinished_visitor ON unfinished (visitor);
CREATE INDEX ix_follows_due ON follows (ended, next_at);
CREATE INDEX ix_parcels_expires ON parcels (expires);
COMMIT;
